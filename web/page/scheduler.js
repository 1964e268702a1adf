/**
 * At most one repaint per animation frame, and first of all of what can be seen. A figure that is
 * only near the screen, or near no longer, is caught up once the page has gone quiet: the near
 * ones in full, of the others the words.
 *
 * @typedef {{near: boolean, visible: boolean, stale: boolean, paint(): void, refresh(): void}} Job
 *   refresh: the words without the picture
 */

const kQuiet = 250;

export function createScheduler() {
  /** @type {Set<Job>} */
  const jobs = new Set();
  /** To be painted in the next frames. @type {Set<Job>} */
  const due = new Set();
  /** To be caught up with when nothing moves. @type {Set<Job>} */
  const waiting = new Set();
  let frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const askFrame = () => {
    if (!frame) frame = requestAnimationFrame(run);
  };
  const run = () => {
    frame = 0;
    let spare = true;
    for (const job of due) {
      // One of those out of sight per frame, so that scrolling stays smooth.
      if (!job.visible && !spare) continue;
      if (!job.visible) spare = false;
      due.delete(job);
      if (!job.stale) continue;
      job.stale = false;
      job.paint();
    }
    if (due.size > 0) askFrame();
  };
  const catchUp = () => {
    const [job] = waiting;
    if (!job) return;
    waiting.delete(job);
    if (job.stale && job.near) {
      due.add(job);
      askFrame();
    } else if (job.stale) {
      job.refresh();
    }
    if (waiting.size > 0) timer = setTimeout(catchUp, 30);
  };

  return {
    /** @param {Job} job */
    add(job) {
      jobs.add(job);
    },
    /** @param {Job} job */
    remove(job) {
      for (const set of [jobs, due, waiting]) set.delete(job);
    },
    /** The picture no longer fits the state. @param {Job} job */
    ask(job) {
      job.stale = true;
      if (job.visible) {
        due.add(job);
        askFrame();
        return;
      }
      waiting.add(job);
      clearTimeout(timer);
      timer = setTimeout(catchUp, kQuiet);
    },
    /** It comes near, or into sight. @param {Job} job */
    approach(job) {
      if (!job.stale) return;
      due.add(job);
      askFrame();
    },
    destroy() {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      for (const set of [jobs, due, waiting]) set.clear();
    },
    /** Paints everything at once, seen or not: for print. */
    flush() {
      for (const job of jobs) {
        job.stale = false;
        job.paint();
      }
    },
  };
}
