/** The build for sites has no contract of its own: the one in the folder around it holds for both. */
export const CONTRACT_FILE = '../contract.json';
