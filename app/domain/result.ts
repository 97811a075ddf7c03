export interface Refused<Refusal> {
  kind: 'refused';
  refusal: Refusal;
}

/** The value of a function, or the reason why it refuses. */
export type Result<Value, Refusal> = { kind: 'ok'; value: Value } | Refused<Refusal>;

export function refuse<const Refusal>(refusal: Refusal): Refused<Refusal> {
  return { kind: 'refused', refusal };
}
