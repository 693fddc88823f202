/** One polite voice for screen readers, and slips of paper for eyes. Rendered once by the app. */
class Announcer {
  spoken = $state('');
  slips = $state<{ id: number; text: string }[]>([]);
  #next = 1;

  announce = (text: string): void => {
    // A reader stays silent when the text does not change: a trailing no-break space makes it new.
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  };

  toast = (text: string, milliseconds = 6000): void => {
    this.announce(text);
    const id = this.#next++;
    this.slips.push({ id, text });
    setTimeout(() => this.dismiss(id), milliseconds);
  };

  dismiss = (id: number): void => {
    this.slips = this.slips.filter(slip => slip.id !== id);
  };
}

export const announcer = new Announcer();

/** Says a sentence to screen readers when they are next idle. */
export const announce = announcer.announce;

/** Shows a sentence for some seconds and says it. */
export const toast = announcer.toast;
