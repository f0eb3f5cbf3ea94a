import {
  type Picture,
  readVisitorName,
  type SiteVisitorType,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { lettersOf, visibleText } from '@tamarack-lowe/content-model/internal/text';
import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { Choice } from '@tamarack-lowe/ui/choice';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { TextLink } from '@tamarack-lowe/ui/link';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { TextField } from '@tamarack-lowe/ui/text-field';
import { Toast } from '@tamarack-lowe/ui/toast';
import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { opensElsewhere } from '../browser.ts';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { useVisitor } from '../context/VisitorProvider.tsx';
import { type OnChoice, useSunrise } from './useSunrise.ts';

const BULLETS: Bullet[] = [
  { color: 'blue', size: 84, blur: 0.7, x: 48.6, y: 10.4, mobile: { x: 12, y: 17 } },
  { color: 'red', size: 40, blur: 0.25, x: 70.1, y: 10.6, mobile: { x: 46, y: 13.5 } },
  { color: 'red', size: 116, blur: 0.7, x: 97, y: 27.8, mobile: { x: 100, y: 50 } },
  { color: 'blue', size: 54, blur: 0.25, x: 57, y: 90.5, mobile: { x: 96, y: 77 } },
];

/** Props of the first page. */
export type IntroPageProps = {
  /** Picture of each choice. */
  pictures: Readonly<Record<VisitorType, Picture>>;
  /** Address of each choice. */
  hrefs: Readonly<Record<VisitorType, string>>;
  /**
   * Address of the section about recruiting. Default: no link.
   *
   * @example '/recruit/how-it-begins'
   */
  recruit?: string | undefined;
  /** The remembered name; empty if none. */
  known: string;
  /**
   * True if the visitor has chosen their type before: then that choice is the current one. Default false.
   *
   * @example true
   */
  hasChosen?: boolean;
  /**
   * The last slide of the previous visit. Default: no link to it.
   *
   * @example { href: '/discover-your-best-self', number: 4 }
   */
  lastSlide?: { href: string; number: number } | undefined;
  /** The visitor continues with this name; empty if none. */
  onName: (entered: { name: string }) => void;
  /** Called when the visitor deleted the name. */
  onForget: () => void;
  /** The visitor is not the remembered person: reset the session. */
  onStartOver: () => void;
  /**
   * The visitor hovers or focuses a choice: time to prefetch. Default: nothing.
   *
   * @example ({ type }) => prefetchSlides(type)
   */
  onPrefetch?: (choice: { type: VisitorType }) => void;
  onChoice: OnChoice;
  /** The visitor follows the link to the section about recruiting. */
  onRecruit: () => void;
};

/** The first page: the name as a ring, and the choice of visitor type. With one type, it has a single link to the slides. */
export function IntroPage(page: IntroPageProps) {
  const {
    pictures,
    hrefs,
    recruit,
    known,
    hasChosen,
    lastSlide,
    onName,
    onForget,
    onStartOver,
    onPrefetch,
    onChoice,
    onRecruit,
  } = page;
  const { say } = useWords();
  const { type, types } = useVisitor();
  const hasChoice = types.length > 1;
  const Link = useLink();
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const choices = useRef<HTMLUListElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const { prepare, rise, failed } = useSunrise({ ring, words, onChoice });
  // Keeps letters that were typed before hydration.
  useLayoutEffect(() => {
    const { value = '', defaultValue = '' } = field.current ?? {};
    if (value !== defaultValue) setTyped(value);
  }, []);
  const entered = typed ?? known;
  const name = readVisitorName(entered) ?? '';

  /** Stores the name, or forgets it if the visitor deleted it. */
  const saveName = () => (typed !== null && name === '' ? onForget() : onName({ name }));

  function choose(event: MouseEvent, { id, colourScheme }: SiteVisitorType) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    saveName();
    rise({ type: id, colourScheme, circle: event.currentTarget.firstElementChild ?? event.currentTarget });
  }

  return (
    <div className="site-intro">
      <div className="site-intro__backdrop" aria-hidden="true">
        <Bullets bullets={BULLETS} />
      </div>
      <div ref={words} className="site-intro__words">
        <h1 tabIndex={-1}>{say('introTitle')}</h1>
        {(known !== '' || lastSlide) && typed === null && (
          <p className="site-intro__hello">
            {known !== '' && (
              <>
                <span>{`${say('introWelcomeBack', { name: known })} `}</span>
                <button
                  type="button"
                  onClick={() => {
                    withViewTransition(() => {
                      onStartOver();
                      setTyped('');
                    });
                    field.current?.focus();
                  }}
                >
                  {say('introNotYou', { name: known })}
                </button>
              </>
            )}
            {lastSlide && (
              <TextLink linkAs={Link} href={lastSlide.href} arrow="on">
                {say('introGoOn', { number: lastSlide.number })}
              </TextLink>
            )}
          </p>
        )}
        <TextField
          ref={field}
          // The inline script of the page finds the field by this name, to keep letters typed before hydration.
          name="name"
          onFocus={prepare}
          className="site-intro__name"
          label={say(known !== '' && typed === null ? 'introNameKept' : 'introNameLabel')}
          value={entered}
          style={{ '--gt-letters': lettersOf(visibleText(entered)).length } as CSSProperties}
          autoComplete="given-name"
          maxLength={40}
          hint={say('introNameHint')}
          enterKeyHint="next"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) choices.current?.querySelector('a')?.focus();
          }}
        />
      </div>
      <div ref={ring} className="site-intro__ring" aria-hidden="true">
        <FieldRings seed={0.4} count={16} from={240} />
        <NameRing name={name} />
      </div>
      <div className="site-intro__choices">
        {hasChoice && <p id="i-am">{say('introIAm')}</p>}
        <ul
          ref={choices}
          aria-labelledby={hasChoice ? 'i-am' : undefined}
          className={types.length > 2 ? 'site-intro__three' : undefined}
        >
          {types.map((each) => {
            const { id, label, more, colourScheme } = each;
            const prefetch = () => {
              prepare();
              onPrefetch?.({ type: id });
            };
            return (
              <li key={id}>
                <Choice
                  linkAs={Link}
                  href={hrefs[id] ?? ''}
                  picture={pictures[id]}
                  label={label}
                  more={more}
                  tone={colourScheme}
                  aria-current={(hasChosen && id === type) || undefined}
                  onFocus={prefetch}
                  onPointerEnter={prefetch}
                  onClick={(event: MouseEvent) => choose(event, each)}
                />
              </li>
            );
          })}
        </ul>
        {recruit !== undefined && (
          <TextLink
            linkAs={Link}
            href={recruit}
            arrow="on"
            onClick={(event: MouseEvent) => {
              if (opensElsewhere(event)) return;
              saveName();
              onRecruit();
            }}
          >
            {say('introRecruit')}
          </TextLink>
        )}
      </div>
      <p className="site-intro__caption">
        {name === '' ? say('introRingEmpty') : say('introRingYours', { name })}
      </p>
      <Toast open={failed !== null} actionLabel={say('tryAgain')} onAction={() => failed && rise(failed)}>
        {say('storiesFailed')}
      </Toast>
    </div>
  );
}

/** Makes a change of the page in a view transition: the old look fades into the new one. Without view transitions, it only changes. */
function withViewTransition(change: () => void): void {
  if ('startViewTransition' in document) document.startViewTransition(() => flushSync(change));
  else change();
}
