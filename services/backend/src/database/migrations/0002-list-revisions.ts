/** Numbered the states of each list, which migration 0004 took back; databases remember that it ran. */
export async function up(): Promise<void> {}
