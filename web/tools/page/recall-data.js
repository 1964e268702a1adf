import { computeQuantity, writeQuantity } from '../../page/quantities.js';

/**
 * The questions as the files for teachers are made of, with the live numbers of their texts filled in.
 *
 * @param {import('./languages.js').Language} language
 * @param {any} encoder
 */
export function recallData({ recall, tag }, encoder) {
  return JSON.stringify(recall, (_, value) =>
    typeof value === 'string'
      ? value.replaceAll(/\{\{([^|{}]+)(?:\|([^{}]*))?\}\}/g, (__, request, format = '') =>
          writeQuantity(computeQuantity(encoder, request), format, tag),
        )
      : value,
  );
}
