import { useEffect, useState } from 'react';
import { css } from '#styled/css';

/** A held stepper is announced once, with its last figure. */
const PAUSE_MS = 1000;

/** Says the total to screen readers once it has stopped changing; nothing when the page opens. */
export function TotalAnnouncement({ text }: { text: string }) {
  const [opened] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === (said || opened)) return;
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, said, opened]);
  return (
    <p role="status" className={css({ srOnly: true })}>
      {said}
    </p>
  );
}
