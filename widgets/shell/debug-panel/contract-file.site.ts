/** The build for sites has no contract of its own: that in its parent folder applies to both. */
export const CONTRACT_FILE = '../contract.json';
