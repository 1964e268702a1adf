import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { folder, recordOf } from './records.js';

/*
 * Every element of every picture, as it was when somebody last looked: what a reader sees changes
 * only on purpose. After a change that is meant, npm run references writes the records anew; their
 * difference is read before it is committed. That they are right is the matter of marks.test.js.
 */

const { figures } = await import('../../web/figures/index.js');

for (const { id } of figures) {
  test(`${id} is drawn as it was`, { skip: !existsSync(folder) && 'no records yet' }, async () => {
    const file = path.join(folder, `${id}.txt`);
    assert.ok(existsSync(file), `there is no record of ${id}`);
    const [now, then] = [await recordOf(id), readFileSync(file, 'utf8')].map((text) =>
      text.split('\n'),
    );
    const line = now.findIndex((one, n) => one !== then[n]);
    const place = line < 0 ? then.length : line;
    assert.equal(now[place], then[place], `${id}.txt:${place + 1}`);
    assert.equal(now.length, then.length);
  });
}

test('there is no record of a figure that is gone', {
  skip: !existsSync(folder) && 'no records yet',
}, () => {
  const known = figures.map(({ id }) => `${id}.txt`);
  assert.deepEqual(
    readdirSync(folder).filter((file) => !known.includes(file)),
    [],
  );
});
