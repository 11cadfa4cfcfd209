/** The query key of all lists of API tokens. */
export const tokensKey = ['api-tokens'] as const
