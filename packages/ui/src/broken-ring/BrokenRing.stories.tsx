import { BrokenRing } from './BrokenRing.tsx';

export default { title: 'Shapes/Broken ring', component: BrokenRing };

export const Default = {};
export const OtherSeed = { args: { seed: 5 } };
