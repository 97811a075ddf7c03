/** What a function returns whose outcome can be refused. */
export type Result<Value, Refusal> =
  | { kind: 'ok'; value: Value }
  | { kind: 'refused'; refusal: Refusal };
