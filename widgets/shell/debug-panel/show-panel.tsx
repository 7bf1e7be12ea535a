export function showPanel() {}
