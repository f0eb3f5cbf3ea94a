import { EXPERIENCED, inFrench, pageMeta, STUDENT } from './pageMeta.tsx';
import { ThirdType } from './ThirdType.tsx';
import { WorkshopFrame } from './WorkshopFrame.tsx';

export default {
  ...pageMeta(),
  title: 'Pages/Menu',
  render: () => (
    <WorkshopFrame menuOpen>
      <div />
    </WorkshopFrame>
  ),
};

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Experienced = EXPERIENCED;
export const ThreeTypes = {
  render: () => (
    <ThirdType>
      <WorkshopFrame menuOpen>
        <div />
      </WorkshopFrame>
    </ThirdType>
  ),
};
export const LongerLanguage = { globals: { locale: 'stress' } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
export const PhoneOnItsSide = { globals: { viewport: { value: '844x390' } } };
export const PhoneOnItsSideInFrench = inFrench(PhoneOnItsSide);
export const TextTwice = { globals: { textSize: '200' } };
