import { lettersOf, type VisitorType } from '@tamarack-lowe/content-model';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import type { CSSProperties } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import { useVisitorType } from '../context/VisitorProvider.tsx';
import { MetPeople, type MetPerson } from './MetPeople.tsx';
import { metSentence } from './metSentence.ts';

type YourRingProps = {
  type: VisitorType;
  /** Level of the title: 1 when this slide is the page. */
  level: 1 | 2;
  name: string;
  /** What the slide is called, in a small line above. */
  eyebrow: string;
  /** The title for visitors without a name. */
  title: readonly string[];
  /** What the ring is grown from without a name. */
  phrase: string;
  /** Where the roles for this visitor type are listed. */
  jobs: string | undefined;
  /** Whose stories were opened during this visit, the last one first. */
  met: readonly MetPerson[];
};

/** The visitor's own ring, full size, with the next one dotted around it, who was met on that, and the roles in the middle. */
export function YourRing({ type, level, name, eyebrow, title, phrase, jobs, met }: YourRingProps) {
  const words = useWords();
  const { say } = words;
  const { roles } = useVisitorType(type);
  const sentence = met.length > 0 && metSentence(met, words);
  const says = name === '' ? title.join(' ') : say('yourRingName', { name });
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <NameRing
      name={name || phrase}
      around={sentence && <MetPeople people={met} label={sentence} />}
      next
      late
    >
      <p>{sentence || eyebrow}</p>
      <Title
        tabIndex={level === 1 ? -1 : undefined}
        className="site-your-ring__title"
        style={name === '' ? undefined : measuresOf(name, says)}
      >
        {says}
      </Title>
      {jobs !== undefined && (
        <ButtonLink href={jobs} newTab newTabLabel={say('opensNewTab')}>
          {roles}
        </ButtonLink>
      )}
    </NameRing>
  );
}

/** How long a title with a name is: letters of the part of the name that no line can break, and all signs. */
function measuresOf(name: string, title: string): CSSProperties {
  const letters = Math.max(...name.split(/[\s-]/).map((part) => lettersOf(part).length));
  return { '--letters': letters, '--signs': lettersOf(title).length } as CSSProperties;
}
