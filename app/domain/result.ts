export interface Refused<Refusal> {
  kind: 'refused';
  refusal: Refusal;
}

/** What a function returns whose outcome can be refused. */
export type Result<Value, Refusal> = { kind: 'ok'; value: Value } | Refused<Refusal>;

export function refuse<const Refusal>(refusal: Refusal): Refused<Refusal> {
  return { kind: 'refused', refusal };
}
