import { useVisitor } from '@tamarack-lowe/pages';
import { IntroPage } from '@tamarack-lowe/pages/intro';
import type { ComponentType } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { found } from './found.ts';
import { framedPageMeta, inFrench, NIGHT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';
import { ThirdType } from './ThirdType.tsx';

type Play = { canvasElement: HTMLElement };

const nothing = () => undefined;

export default {
  ...framedPageMeta(),
  ...NIGHT,
  title: 'Pages/Intro',
  component: Intro,
};

function Intro() {
  const { site, content } = useStorybook();
  const discover = site.paths.section('discover');
  const { types } = useVisitor();
  // Types that the sample lacks have the pictures of experienced visitors, which are of the evening.
  const pictures = types.map(({ id }) => [id, found(content.intro[id] ?? content.intro.experienced)]);
  return (
    <IntroPage
      pictures={Object.fromEntries(pictures)}
      hrefs={Object.fromEntries(types.map(({ id }) => [id, discover]))}
      recruit={site.paths.section('recruit')}
      known=""
      onName={nothing}
      onForget={nothing}
      onStartOver={nothing}
      onChoice={async () => undefined}
      onRecruit={nothing}
    />
  );
}

/** The page with a name in its field. */
const written = (name: string) => ({
  ...NIGHT,
  play: ({ canvasElement }: Play) => {
    fireEvent.change(within(canvasElement).getByRole('textbox'), { target: { value: name } });
  },
});

export const Default = NIGHT;
export const DefaultInFrench = inFrench(Default);
export const Named = written('Amélie');
export const NamedInFrench = inFrench(Named);
export const OneLetter = written('J');
export const ThreePartName = written('Marie-Ève Thériault');
export const Phone = { globals: { ...NIGHT.globals, viewport: { value: '390x844' } } };
const THREE = {
  decorators: [
    (Story: ComponentType) => (
      <ThirdType>
        <Story />
      </ThirdType>
    ),
  ],
};
export const ThreeTypes = { ...NIGHT, ...THREE };
export const ThreeTypesOnAPhone = { ...Phone, ...THREE };
export const ThreeTypesOnAPhoneOnItsSide = {
  ...THREE,
  globals: { ...NIGHT.globals, viewport: { value: '844x390' } },
};
export const Typed = {
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'J');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByText(/This one is yours, J\./)).toBeVisible();
    await userEvent.type(field, 'o');
    await expect(canvas.getByText(/This one is yours, Jo/)).toBeVisible();
  },
};
