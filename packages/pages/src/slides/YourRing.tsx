import { lettersOf, type Picture as PictureData, type VisitorType } from '@tamarack-lowe/content-model';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { Picture, squareSizes } from '@tamarack-lowe/ui/picture';
import type { CSSProperties } from 'react';
import { useLink, useWords, type Words } from '../context/PagesProvider.tsx';
import { useVisitorType } from '../context/VisitorProvider.tsx';

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

/** Somebody whose story was opened during this visit. */
export type MetPerson = {
  name: string;
  /** The story, and its short name. */
  href: string;
  label: string;
  /** A portrait. */
  picture: PictureData;
};

/** More have no room on the smallest ring. */
const MOST = 7;

/** Portraits on the next ring around the visitor's own, each leading back to its story. Renders a `ul`. */
function MetPeople({ people, label }: { people: readonly MetPerson[]; label: string }) {
  const { say } = useWords();
  const Link = useLink();
  const shown = people.slice(0, MOST);
  return (
    <ul className="site-met" aria-label={label} style={{ '--site-count': shown.length } as CSSProperties}>
      {shown.map(({ name, href, label, picture }, index) => (
        <li key={href} style={{ '--site-place': index } as CSSProperties}>
          <Link href={href}>
            <Picture
              picture={picture}
              alt={say('metStory', { name, title: label })}
              sizes={squareSizes('56px', picture)}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** So many are named where there are more of them. */
const NAMED = 3;

/** "You met Amara and Noor." By first names; from the fifth on they are counted. */
export function metSentence(people: readonly { name: string }[], { say, language }: Words): string {
  const names = people.map(({ name }) => name.split(' ')[0] ?? name);
  const named = names.length > NAMED + 1 ? names.slice(0, NAMED) : names;
  const others = names.length - named.length;
  const list = [...named, ...(others > 0 ? [say('youMetOthers', { count: others })] : [])];
  return say('youMet', { names: new Intl.ListFormat(language).format(list) });
}
