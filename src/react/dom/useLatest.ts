'use client';
import { useState } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** The value of the last render that was committed, for callbacks that outlive a render. */
export interface Latest<Value> {
  readonly value: Value;
}

/** @returns the same object at every render */
export function useLatest<Value>(value: Value): Latest<Value> {
  const [latest] = useState(() => new Committed(value));
  useBrowserLayoutEffect(() => latest.commit(value));
  return latest;
}

class Committed<Value> implements Latest<Value> {
  #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  get value(): Value {
    return this.#value;
  }

  commit(value: Value): void {
    this.#value = value;
  }
}
