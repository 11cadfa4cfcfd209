/** What the secrets of webhooks are sealed for. */
export const secretLabel = 'webhook'
