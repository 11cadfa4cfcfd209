/** The query key of everything about webhooks. */
export const webhooksKey = ['webhooks'] as const
