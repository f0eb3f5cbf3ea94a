import type { VisitorType } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import type { CSSProperties } from 'react';
import { say } from '../../content/say.ts';

type YourRingProps = {
  type: VisitorType;
  /** Level of the title: 1 when this slide is the page. */
  level: 1 | 2;
  name: string;
  /** The title for visitors without a name. */
  title: string[];
};

/** The visitor's own ring, full size, with the next one dotted around it and the roles in the middle. */
export function YourRing({ type, level, name, title }: YourRingProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  const jobs = type === 'student' ? say('seeStudentRoles') : say('seeExperiencedRoles');
  return (
    <NameRing name={name || brand.phrase} next late>
      <Title
        tabIndex={level === 1 ? -1 : undefined}
        className="site-your-ring__title"
        style={name === '' ? undefined : ({ '--letters': longestPart(name) } as CSSProperties)}
      >
        {name === '' ? title.join(' ') : say('yourRingName', { name })}
      </Title>
      <ButtonLink href={brand.links.jobs[type]} newTab newTabLabel={say('opensNewTab')}>
        {jobs}
      </ButtonLink>
    </NameRing>
  );
}

/** Letters of the part of a name that no line can break. */
function longestPart(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((part) => part.length));
}
