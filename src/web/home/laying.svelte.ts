import { shellWords } from '../language.svelte.ts';
import { toast } from '../parts/announcer.svelte.ts';
import { router } from '../router.svelte.ts';

/** Milliseconds after which a wait is told of. */
const LATE = 400;

/** A table on its way: further presses count for nothing until it is there, and a wait that lasts is told. */
class Laying {
  late = $state(false);
  #busy = false;

  /** `make` gives the id of the match to go to. */
  async lay(make: () => Promise<string>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const { route } = router;
    const timer = setTimeout(() => {
      this.late = true;
    }, LATE);
    try {
      const id = await make();
      // Who has gone elsewhere meanwhile finds the match on the shelf.
      if (router.route === route) router.go(`/play/${id}`);
    } catch {
      toast(shellWords().home.notLaid);
    } finally {
      clearTimeout(timer);
      this.late = false;
      this.#busy = false;
    }
  }
}

export const laying = new Laying();
