/** What an effect has handed over last, for callbacks that outlive a render. */
export class Latest<Value> {
  #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  get value(): Value {
    return this.#value;
  }

  change(value: Value): void {
    this.#value = value;
  }
}
