import type { ReactNode } from 'react';
import type { Resources } from '#app/i18n/namespaces';
import { useTextLanguageOf } from '#app/i18n/text-language';
import { SectionFrame, sectionBand } from '#app/ui/section-frame';

/** Texts that only the server needs are in files of their own. */
const FILES = ['comparison', 'faq', 'security'] as const;

interface SectionProps {
  /** The section's anchor, where it has one (spec §2). */
  id?: string;
  /** Its texts' group among those of the landing page, or the file that holds them all. */
  name: keyof Resources['landing'] | (typeof FILES)[number];
  eyebrow?: string;
  title: string;
  text?: string;
  tone?: 'plain' | 'sunken';
  children: ReactNode;
}

/** A part of the landing page: heading, a sentence, content. `name` keeps heading ids apart. */
export function Section({ id, name, tone = 'plain', ...content }: SectionProps) {
  const titleId = `${name}-title`;
  const file = FILES.find((one) => one === name);
  const textLanguage = useTextLanguageOf(file ?? 'landing')(file ? '*' : name);
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={sectionBand}
      data-tone={tone}
      {...textLanguage}
    >
      <SectionFrame titleId={titleId} {...content} />
    </section>
  );
}
