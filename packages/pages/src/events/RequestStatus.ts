/** How far the call for the events is. */
export type RequestStatus = 'idle' | 'loading' | 'ready' | 'failed';
