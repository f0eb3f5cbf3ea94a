import { content } from 'virtual:workshop/content';
import { Bullets } from '@tamarack-lowe/ui/bullets';
import { Choice } from '@tamarack-lowe/ui/choice';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { TextLink } from '@tamarack-lowe/ui/link';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { TextField } from '@tamarack-lowe/ui/text-field';
import { useState } from 'react';
import { PageFrame } from './PageFrame.tsx';
import { useVisit } from './useVisit.tsx';

const BULLETS = [
  { color: 'blue', size: 84, blur: 0.7, x: 48.6, y: 16.6, mobile: { x: 12, y: 17 } },
  { color: 'red', size: 40, blur: 0.25, x: 70.1, y: 10.6, mobile: { x: 46, y: 13.5 } },
  { color: 'red', size: 116, blur: 0.7, x: 97, y: 27.8, mobile: { x: 97, y: 34 } },
  { color: 'blue', size: 54, blur: 0.25, x: 52.2, y: 84.4, mobile: { x: 93, y: 93 } },
] as const;

/** The first page: a name that grows rings, and who the visitor is. */
export function IntroPage({ name: first = '' }: { name?: string }) {
  const { say } = useVisit();
  const [name, setName] = useState(first);
  const trimmed = name.trim();
  return (
    <PageFrame>
      <div className="site-intro">
        <div className="site-intro__backdrop" aria-hidden="true">
          <FieldRings seed={0.4} />
          <Bullets bullets={BULLETS} />
        </div>
        <div className="site-intro__words">
          <h1>{say('introTitle')}</h1>
          <TextField
            className="site-intro__name"
            label={say('introNameLabel')}
            value={name}
            autoComplete="given-name"
            hint={say('introNameHint')}
            error={[...trimmed].length === 1 ? say('introOneLetter') : undefined}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </div>
        <div className="site-intro__ring" aria-hidden="true">
          <NameRing name={trimmed} />
        </div>
        <div className="site-intro__choices">
          <p id="i-am">{say('introIAm')}</p>
          <ul aria-labelledby="i-am">
            <li>
              <Choice
                href="/grow-together?as=student"
                label={say('introStudent')}
                more={say('introStudentMore')}
                picture={content.intro.student}
              />
            </li>
            <li>
              <Choice
                href="/grow-together?as=experienced"
                label={say('introExperienced')}
                more={say('introExperiencedMore')}
                picture={content.intro.experienced}
                tone="dusk"
              />
            </li>
          </ul>
          <TextLink href="/how-we-recruit-1" arrow="on">
            {say('introRecruit')}
          </TextLink>
        </div>
        <p className="site-intro__caption">
          {trimmed === '' ? say('introRingEmpty') : say('introRingYours', { name: trimmed })}
        </p>
      </div>
    </PageFrame>
  );
}
