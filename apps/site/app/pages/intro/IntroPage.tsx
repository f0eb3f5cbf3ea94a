import { PATHS, type Picture, VISITOR_TYPES, type VisitorType } from '@tamarack-lowe/content-model';
import { nameEntered, nameForgotten, recruitChosen, selectUserName } from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { Choice } from '@tamarack-lowe/ui/choice';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { TextLink } from '@tamarack-lowe/ui/link';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { TextField } from '@tamarack-lowe/ui/text-field';
import { Toast } from '@tamarack-lowe/ui/toast';
import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../../content/say.ts';
import { opensElsewhere } from '../../shell/opensElsewhere.ts';
import { SiteLink } from '../../shell/SiteLink.tsx';
import { useSunrise } from './useSunrise.ts';

const BULLETS: Bullet[] = [
  { color: 'blue', size: 84, blur: 0.7, x: 48.6, y: 16.6, mobile: { x: 12, y: 17 } },
  { color: 'red', size: 40, blur: 0.25, x: 70.1, y: 10.6, mobile: { x: 46, y: 13.5 } },
  { color: 'red', size: 116, blur: 0.7, x: 97, y: 27.8, mobile: { x: 100, y: 50 } },
  { color: 'blue', size: 54, blur: 0.25, x: 52.2, y: 84.4, mobile: { x: 96, y: 77 } },
];

const WORDS = {
  student: ['introStudent', 'introStudentMore'],
  experienced: ['introExperienced', 'introExperiencedMore'],
} as const satisfies Record<VisitorType, [string, string]>;

/** The first page: a name that grows rings, and who the visitor is. */
export function IntroPage({ pictures }: { pictures: Record<VisitorType, Picture> }) {
  const dispatch = useSiteDispatch();
  const known = useSiteSelector(selectUserName);
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const { prepare, rise, failed } = useSunrise(ring);
  // Letters that were typed before the page was hydrated.
  useLayoutEffect(() => {
    if (field.current?.value) setTyped(field.current.value);
  }, []);
  const name = typed ?? known;
  const trimmed = name.trim();

  /** A name that the visitor took out is forgotten. */
  const keepName = () => dispatch(typed !== null && trimmed === '' ? nameForgotten() : nameEntered(name));

  function onChoice(event: MouseEvent, type: VisitorType) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    keepName();
    rise({ type, circle: event.currentTarget.firstElementChild ?? event.currentTarget });
  }

  return (
    <div className="site-intro">
      <div className="site-intro__backdrop" aria-hidden="true">
        <FieldRings seed={0.4} />
        <Bullets bullets={BULLETS} />
      </div>
      <div className="site-intro__words">
        <h1 tabIndex={-1}>{say('introTitle')}</h1>
        {known !== '' && typed === null && (
          <p className="site-intro__hello">
            {say('introWelcomeBack', { name: known })}{' '}
            <button
              type="button"
              onClick={() => {
                dispatch(nameForgotten());
                setTyped('');
                field.current?.focus();
              }}
            >
              {say('introNotYou', { name: known })}
            </button>
          </p>
        )}
        <TextField
          ref={field}
          onFocus={prepare}
          className="site-intro__name"
          label={say('introNameLabel')}
          value={name}
          style={{ '--gt-letters': name.length } as CSSProperties}
          autoComplete="given-name"
          maxLength={40}
          hint={say('introNameHint')}
          error={[...trimmed].length === 1 ? say('introOneLetter') : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <div ref={ring} className="site-intro__ring" aria-hidden="true">
        <NameRing name={trimmed} />
      </div>
      <div className="site-intro__choices">
        <p id="i-am">{say('introIAm')}</p>
        <ul aria-labelledby="i-am">
          {VISITOR_TYPES.map((type) => {
            const [label, more] = WORDS[type];
            return (
              <li key={type}>
                <Choice
                  linkAs={SiteLink}
                  href={`${PATHS.discover}?as=${type}`}
                  picture={pictures[type]}
                  label={say(label)}
                  more={say(more)}
                  tone={type === 'student' ? 'dawn' : 'dusk'}
                  onFocus={prepare}
                  onPointerEnter={prepare}
                  onClick={(event: MouseEvent) => onChoice(event, type)}
                />
              </li>
            );
          })}
        </ul>
        <TextLink
          linkAs={SiteLink}
          href={PATHS.recruit}
          arrow="on"
          onClick={(event: MouseEvent) => {
            if (opensElsewhere(event)) return;
            keepName();
            dispatch(recruitChosen({ from: PATHS.intro }));
          }}
        >
          {say('introRecruit')}
        </TextLink>
      </div>
      <p className="site-intro__caption">
        {trimmed === '' ? say('introRingEmpty') : say('introRingYours', { name: trimmed })}
      </p>
      <Toast open={failed !== null} actionLabel={say('tryAgain')} onAction={() => failed && rise(failed)}>
        {say('storiesFailed')}
      </Toast>
    </div>
  );
}
