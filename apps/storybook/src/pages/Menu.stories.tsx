import { EXPERIENCED, inFrench, pageMeta, STUDENT } from './pageMeta.tsx';
import { StorybookFrame } from './StorybookFrame.tsx';
import { ThirdType } from './ThirdType.tsx';

export default {
  ...pageMeta(),
  title: 'Pages/Menu',
  render: () => (
    <StorybookFrame menuOpen>
      <div />
    </StorybookFrame>
  ),
};

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Experienced = EXPERIENCED;
export const ThreeTypes = {
  render: () => (
    <ThirdType>
      <StorybookFrame menuOpen>
        <div />
      </StorybookFrame>
    </ThirdType>
  ),
};
export const LongerLanguage = { globals: { locale: 'stress' } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
export const PhoneOnItsSide = { globals: { viewport: { value: '844x390' } } };
export const PhoneOnItsSideInFrench = inFrench(PhoneOnItsSide);
export const TextTwice = { globals: { textSize: '200' } };
