/** Hints of the browser about device and connection; only Chromium has them. */
type Effort = { userAgent?: string; deviceMemory?: number; connection?: { saveData?: boolean } };

const LITTLE_MEMORY_GB = 2;

/** True if the device has little memory or saves data: decoration does not move then. */
export function isConstrainedDevice(device: Effort): boolean {
  return device.connection?.saveData === true || (device.deviceMemory ?? Infinity) <= LITTLE_MEMORY_GB;
}
