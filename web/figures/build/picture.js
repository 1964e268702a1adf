import { addElement, setText } from '../../charts/markup/element.js';
import { createStandInNote } from '../shared/stand-in.js';
import { createArrayTable } from './array.js';
import { createCodeSteps } from './code.js';
import { kRows, kWidestShown, shapeOf } from './index.js';
import { createPrinted } from './printed.js';

/**
 * The code, the array that it fills, what happens to one cell at this stage, and the printed rows.
 *
 * @param {HTMLElement} root
 * @param {import('../contract.js').Stage} stage
 * @returns {import('../contract.js').Mounted<import('./index.js').Model>}
 */
export function createBuildPicture(root, stage) {
  const holder = addElement('div', 'build', root);
  const code = createCodeSteps(holder, (buildStep) => stage.change({ buildStep }));
  const side = addElement('div', 'build-side', holder);
  const array = createArrayTable(side, stage, { rows: kRows, pairs: kWidestShown });
  const noteStandIn = createStandInNote(side, stage);
  const story = addElement('p', 'readout build-story', side);
  const printed = createPrinted(holder, stage, 3);
  return {
    render(model, { buildStep, exampleDModel }) {
      const { slot, pair, picked } = model;
      code.update({
        current: buildStep,
        shapes: Array.from({ length: 6 }, (_, step) => shapeOf(step, exampleDModel)),
        names: Array.from({ length: 6 }, (_, step) => stage.text(`labels.stage${step}`)),
      });
      array.update(model, buildStep);
      const columns = { even: 2 * pair, odd: 2 * pair + 1 };
      const facts = { ...picked, ...columns, slot, pair };
      noteStandIn(model);
      setText(story, stage.text(`labels.story${buildStep}`, facts));
      printed.show(model.printed);
    },
    destroy() {
      printed.destroy();
      holder.remove();
    },
  };
}
