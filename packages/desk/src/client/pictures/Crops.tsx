import { cropArea, photographRatio } from '@tamarack-lowe/content-tools/internal/crops';
import { type CSSProperties, type PointerEvent, useId, useRef, useState } from 'react';
import type { Focal } from '../../protocol.ts';
import { pictureUrl } from '../api.ts';
import { DialogActions } from '../app/buttons.tsx';
import { useWords, type WordKey } from '../words/words.tsx';
import { type PhotoKind, type Problem, useStorePicture } from './storePicture.ts';

type CropsProps = {
  /** Address of the whole photograph, upright. */
  src: string;
  kind: PhotoKind;
  focal: Focal;
  onFocal: (focal: Focal) => void;
};

type Size = { width: number; height: number };
type Area = Size & { left: number; top: number };

/**
 * A photograph with the point that stays in view, and every crop that the site makes around it. The point is set by a press,
 * or by two controls for the keyboard.
 */
export function Crops({ src, kind, focal, onFocal }: CropsProps) {
  const { say } = useWords();
  const id = useId();
  const [size, setSize] = useState<Size | null>(null);
  const [isUnknown, setIsUnknown] = useState(false);
  const onPress = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onFocal({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  };
  return (
    <div className="crops">
      <div className="crops__whole">
        <div className="crops__photo" onPointerDown={onPress} onPointerMove={onPress}>
          <img
            src={src}
            alt=""
            draggable={false}
            hidden={isUnknown}
            onError={() => setIsUnknown(true)}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setIsUnknown(false);
              setSize({ width, height });
            }}
          />
          {size && (
            <span
              className="crops__point"
              style={{ left: `${focal.x}%`, top: `${focal.y}%` }}
              aria-hidden="true"
            />
          )}
        </div>
        {isUnknown && <p role="status">{say('notShownHere')}</p>}
        <p className="field__help">{say('focalHelp')}</p>
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} htmlFor={`${id}-${axis}`}>
            {say(axis === 'x' ? 'fromLeft' : 'fromTop')}
            <input
              id={`${id}-${axis}`}
              type="range"
              min="0"
              max="100"
              value={focal[axis]}
              onChange={({ target }) => onFocal({ ...focal, [axis]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
      {size && (
        <ul className="crops__list">
          {cropsOf(kind, size, focal).map(({ name, shape, area }) => (
            <li key={name}>
              <span
                className="crops__crop"
                data-shape={shape}
                style={{ aspectRatio: `${area.width} / ${area.height}` }}
              >
                <img src={src} alt="" style={cutTo(area, size)} />
              </span>
              {say(name)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const percent = (part: number) => Math.round(Math.max(0, Math.min(1, part)) * 100);

type Crop = { name: WordKey; shape: 'circle' | 'tile'; area: Area };

/**
 * Lists the crops of a photograph as the site makes them: the build cuts it to the ratio of its kind, circles show the middle of
 * that, and share cards cut a circle of their own.
 */
function cropsOf(kind: PhotoKind, size: Size, focal: Focal): Crop[] {
  const cut = cropArea(size, photographRatio(kind), focal);
  const middle = cropArea(cut, 1, { x: 50, y: 50 });
  const circle = { ...middle, left: cut.left + middle.left, top: cut.top + middle.top };
  return [
    { name: kind === 'people' ? 'cropPortrait' : 'cropWide', shape: 'tile', area: cut },
    { name: 'cropCircle', shape: 'circle', area: circle },
    { name: 'cropCard', shape: 'circle', area: cropArea(size, 1, focal) },
  ];
}

/** Moves and grows an image so that an area of it fills its box. */
function cutTo({ left, top, width, height }: Area, size: Size): CSSProperties {
  return {
    inlineSize: `${(100 * size.width) / width}%`,
    left: `${(-100 * left) / width}%`,
    top: `${(-100 * top) / height}%`,
  };
}

/** Width of the photograph in the crop dialog, CSS pixels. */
const WIDTH = 900;

/** A button that shows every crop of a photograph, and sets the point around which the site crops it everywhere. */
export function CropButton({ assetKey, focal: stored }: { assetKey: string; focal: Focal }) {
  const { say } = useWords();
  const { crop } = useStorePicture();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [focal, setFocal] = useState<Focal | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const open = () => {
    setFocal(stored);
    setProblem(null);
    dialog.current?.showModal();
  };
  const save = async () => {
    const failed = focal && (await crop(assetKey, focal));
    setProblem(failed);
    if (!failed) dialog.current?.close();
  };
  return (
    <>
      <button type="button" className="button button--small" onClick={open}>
        {say('crop')}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={() => setFocal(null)}>
        <h2 id={titleId}>{say('cropTitle')}</h2>
        {focal && (
          <Crops
            src={pictureUrl(assetKey, WIDTH)}
            kind={assetKey.startsWith('people/') ? 'people' : 'scenes'}
            focal={focal}
            onFocal={setFocal}
          />
        )}
        <p role="alert">{problem?.message}</p>
        <DialogActions
          confirm={say('storeCrop')}
          onConfirm={() => void save()}
          onCancel={() => dialog.current?.close()}
        />
      </dialog>
    </>
  );
}
