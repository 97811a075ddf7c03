/** Address of the Model Context Protocol endpoint (D53). */
export const MCP_PATH = '/mcp';
