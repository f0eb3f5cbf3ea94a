/** What a browser may say about the device and its connection; only Chromium does. */
type Effort = { userAgent?: string; deviceMemory?: number; connection?: { saveData?: boolean } };

const LITTLE_MEMORY_GB = 2;

/** Whether the device has little memory or its owner saves data: then nothing moves only for beauty. */
export function sparesEffort(device: Effort): boolean {
  return device.connection?.saveData === true || (device.deviceMemory ?? Infinity) <= LITTLE_MEMORY_GB;
}
