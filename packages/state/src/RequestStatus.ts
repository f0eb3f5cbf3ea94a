/** How far a request is. `failed` keeps what was there before. */
export type RequestStatus = 'idle' | 'loading' | 'ready' | 'failed';
