import { useRef, useState } from 'react';
import { isObject } from '../../edits.ts';
import type { Cue, ItemFile, Json } from '../../protocol.ts';
import { useEditing, useIssues, useValue } from '../editor/EditorContext.tsx';
import { IssueList } from '../form/FieldFrame.tsx';
import { WordsControl } from '../form/WordsControl.tsx';
import { useWords } from '../words/words.tsx';

/** Captions of a film, cue by cue beside it. A press on a time shows the film at that cue. */
export function CaptionsEditor() {
  const { item, source, translation } = useEditing();
  const { say } = useWords();
  const film = useRef<HTMLVideoElement>(null);
  const [time, setTime] = useState(0);
  const name = (item.summary.id.split('/').at(-1) ?? '').replace(/\..*$/, '');
  const cues = useCues(source);
  const translated = useCues(translation);
  const play = (seconds: number) => {
    const { current } = film;
    if (!current) return;
    current.currentTime = seconds;
    void current.play();
  };
  return (
    <div className="captions">
      <div className="captions__film">
        <video
          ref={film}
          controls
          muted
          src={`content/films/${name}.mp4`}
          poster={`content/films/${name}.poster.webp`}
          aria-label={item.summary.title}
          onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
        >
          <track
            kind="captions"
            src={`content/films/${item.summary.id.split('/').at(-1)}`}
            srcLang={source.language}
          />
        </video>
        <p className="captions__now" aria-hidden="true">
          {cues.find(({ start, end }) => secondsOf(start) <= time && time < secondsOf(end))?.text}
        </p>
      </div>
      <ol className="captions__cues">
        {cues.map((cue, index) => (
          <li
            key={`${cue.start} ${cue.end}`}
            className="card"
            data-field={`cues/${index}`}
            data-now={(secondsOf(cue.start) <= time && time < secondsOf(cue.end)) || undefined}
          >
            <div className="card__head">
              <button
                type="button"
                className="icon-button"
                aria-label={say('playFrom', { time: cue.start })}
                onClick={() => play(secondsOf(cue.start))}
              >
                <span aria-hidden="true">▶</span>
              </button>
              <span className="card__name">
                {say('cue', { number: index + 1, start: short(cue.start), end: short(cue.end) })}
              </span>
            </div>
            <div className="card__body field" data-sides={translation ? 2 : 1}>
              <CueText file={source} index={index} cue={cue} />
              {translation && <CueText file={translation} index={index} cue={translated[index] ?? null} />}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

type CueTextProps = { file: ItemFile; index: number; cue: Cue | null };

function CueText({ file, index, cue }: CueTextProps) {
  const { session, onFocusField } = useEditing();
  const { say, languageName } = useWords();
  const path = ['cues', index, 'text'];
  const issues = useIssues(file.file, path);
  const id = `cue-${file.language}-${index}`;
  if (!cue) return <p className="field__help">{say('noCueHere')}</p>;
  return (
    <div className="field__side" data-file={file.file}>
      <label className="field__head" htmlFor={id}>
        {languageName(file.language)}
      </label>
      <WordsControl
        id={id}
        names={[]}
        value={cue.text}
        language={file.language}
        describedBy={issues.length > 0 ? `${id}-issues` : ''}
        isInvalid={issues.length > 0}
        isLine={false}
        placeholder=""
        onFocus={() => onFocusField(file.file, path)}
        onChange={(text) => session.edit({ file: file.file, edit: { op: 'set', path, value: text } })}
      />
      <IssueList id={`${id}-issues`} issues={issues} />
    </div>
  );
}

function useCues(file: ItemFile | null): Cue[] {
  const value = useValue(file?.file, ['cues']);
  return Array.isArray(value) ? value.filter(isCue) : [];
}

function isCue(value: Json): value is Cue {
  return isObject(value) && ['start', 'end', 'text'].every((name) => typeof value[name] === 'string');
}

/** "00:00:09.800" is 9.8 seconds. */
const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** "00:00:09.800" is "0:09.8" for people. */
const short = (time: string) => time.replace(/^00:0?/, '').replace(/00$/, '');
