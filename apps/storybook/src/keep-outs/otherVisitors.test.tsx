import { testKeepOuts } from './testKeepOuts.tsx';

testKeepOuts({ first: ['dusk'], second: ['dusk', 'night'] });
