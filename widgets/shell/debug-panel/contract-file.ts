/** Where the contract is, from the folder of the bundle's files. */
export const CONTRACT_FILE = 'contract.json';
