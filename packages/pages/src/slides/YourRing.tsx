import type { Picture as PictureData, VisitorType } from '@tamarack-lowe/content-model';
import { lettersOf } from '@tamarack-lowe/content-model/internal/text';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { Picture, squareSizes } from '@tamarack-lowe/ui/picture';
import type { CSSProperties } from 'react';
import { useLink, useWords, type Words } from '../context/PagesProvider.tsx';
import { useVisitorType } from '../context/VisitorProvider.tsx';

type YourRingProps = {
  type: VisitorType;
  /** Level of the title: 1 on the current slide. */
  level: 1 | 2;
  name: string;
  /** Name of the slide, in a small line above the title. */
  eyebrow: string;
  /** The title for visitors without a name. */
  title: readonly string[];
  /** Text whose letters form the ring, for visitors without a name. */
  phrase: string;
  /** Address of the list of roles for this visitor type. */
  jobs: string | undefined;
  /** People whose stories or pages were opened during this session, latest first. */
  met: readonly MetPerson[];
};

/** The visitor's ring, with a link to roles in the middle, and people that the visitor met on a dotted ring around it. */
export function YourRing({ type, level, name, eyebrow, title, phrase, jobs, met }: YourRingProps) {
  const words = useWords();
  const { say } = words;
  const { roles } = useVisitorType(type);
  const sentence = met.length > 0 && metSentence(met, words);
  const titleText = name === '' ? title.join(' ') : say('yourRingName', { name });
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
        style={name === '' ? undefined : measuresOf(name, titleText)}
      >
        {titleText}
      </Title>
      {jobs !== undefined && (
        <ButtonLink href={jobs} newTab newTabLabel={say('opensNewTab')}>
          {roles}
        </ButtonLink>
      )}
    </NameRing>
  );
}

/** Returns the lengths that the font size of a title depends on: the longest unbreakable part of the name, and all characters. */
function measuresOf(name: string, title: string): CSSProperties {
  const letters = Math.max(...name.split(/[\s-]/).map((part) => lettersOf(part).length));
  return { '--letters': letters, '--signs': lettersOf(title).length } as CSSProperties;
}

/** A person whose story or own page was opened during this session. */
export type MetPerson = {
  name: string;
  /** Address of the story, or of their own page. */
  href: string;
  /** Title of the story; empty on their own page, and if it is not known in this language. */
  label: string;
  /** Portrait. */
  picture: PictureData;
};

/** Most portraits that fit on the smallest ring. */
const MOST = 7;

/** Portraits on the dotted ring, linked to their pages. Renders a `ul`. */
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
              alt={label === '' ? name : say('metStory', { name, title: label })}
              sizes={squareSizes('56px', picture)}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Number of names if there are more than four people. */
const NAMED = 3;

/** Returns "You met Amara and Noor.", with first names. From five people on it has three names and the number of others. */
export function metSentence(people: readonly { name: string }[], { say, language }: Words): string {
  const names = people.map(({ name }) => name.split(' ')[0] ?? name);
  const named = names.length > NAMED + 1 ? names.slice(0, NAMED) : names;
  const others = names.length - named.length;
  const list = [...named, ...(others > 0 ? [say('youMetOthers', { count: others })] : [])];
  return say('youMet', { names: new Intl.ListFormat(language).format(list) });
}
