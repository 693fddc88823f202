/** What somebody is about to say. */
export class Utterance {
  text = $state('');
  #saying = false;

  /** Says it once; the field is emptied when it was said, unless something else has been written there meanwhile. */
  async say(onsay: (text: string) => Promise<boolean>): Promise<void> {
    const said = this.text;
    if (said.trim() === '' || this.#saying) return;
    this.#saying = true;
    if ((await onsay(said)) && this.text === said) this.text = '';
    this.#saying = false;
  }
}
