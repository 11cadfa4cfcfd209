/** The query key of everything about jobs. */
export const jobsKey = ['jobs'] as const
