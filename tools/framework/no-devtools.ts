/** TanStack Form tells developer tools of each change, also where there are none: not on this site. */
export class EventClient {
  emit(): void {}

  on(): () => void {
    return () => {};
  }
}
