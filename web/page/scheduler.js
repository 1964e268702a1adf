/**
 * At most one repaint per animation frame, and only of what can be seen. Figures out of sight are
 * caught up when they come near, or, their words at least, once the page has gone quiet.
 *
 * @typedef {{visible: boolean, stale: boolean, paint(): void, refresh(): void}} Job
 *   refresh: the words without the picture
 */
export function createScheduler() {
  /** @type {Set<Job>} */
  const jobs = new Set();
  let frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let quiet;

  const run = () => {
    frame = 0;
    for (const job of jobs) {
      if (!job.stale || !job.visible) continue;
      job.stale = false;
      job.paint();
    }
  };
  /** One figure at a time, so that no single pause is long. */
  const catchUp = () => {
    const job = [...waiting][0];
    if (!job) return;
    waiting.delete(job);
    if (job.stale && !job.visible) job.refresh();
    if (waiting.size > 0) quiet = setTimeout(catchUp, 30);
  };
  /** @type {Set<Job>} */
  const waiting = new Set();

  return {
    /** @param {Job} job */
    add(job) {
      jobs.add(job);
    },
    /** @param {Job} job */
    remove(job) {
      jobs.delete(job);
      waiting.delete(job);
    },
    /** @param {Job} job */
    ask(job) {
      job.stale = true;
      if (job.visible) {
        if (!frame) frame = requestAnimationFrame(run);
        return;
      }
      waiting.add(job);
      clearTimeout(quiet);
      quiet = setTimeout(catchUp, 600);
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
