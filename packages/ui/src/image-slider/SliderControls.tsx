import { IconButton } from '../button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/arrows.tsx';

type SliderControlsProps = {
  /** The picture in focus, from 0, and how many there are. */
  index: number;
  count: number;
  /** Where that is, such as "3 of 5". */
  position: string;
  previousLabel: string;
  nextLabel: string;
  onShow: (index: number) => void;
};

/** Where we are, and two buttons. Renders a `div`. */
export function SliderControls(props: SliderControlsProps) {
  const { index, count, position, previousLabel, nextLabel, onShow } = props;
  return (
    <div className="gt-image-slider__controls">
      <output className="gt-image-slider__position">{position}</output>
      <IconButton label={previousLabel} disabled={index === 0} onClick={() => onShow(index - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        label={nextLabel}
        variant="filled"
        disabled={index === count - 1}
        onClick={() => onShow(index + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}
