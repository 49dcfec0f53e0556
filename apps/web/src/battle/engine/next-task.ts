/** Waits until messages that have come are handled. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
