/** Numbered the revisions of each list, until migration 0004 removed them. Databases have recorded that it ran. */
export async function up(): Promise<void> {}
