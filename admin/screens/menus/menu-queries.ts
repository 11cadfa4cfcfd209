export const menuKey = ['menus'] as const
