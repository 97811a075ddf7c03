// Written by `npm run pictures`; not to be edited.

export const lanes = [
  {
    "name": "Customer_Master_S4_to_SFDC",
    "versions": [
      "2.0.3",
      "2.0.3",
      "2.0.3"
    ]
  },
  {
    "name": "Order_Replication_S4_to_SFDC",
    "versions": [
      "1.4.2",
      "1.4.2",
      "1.4.1"
    ]
  },
  {
    "name": "Invoice_Inbound_Peppol",
    "versions": [
      "2.1.4",
      "2.1.4",
      "2.1.4"
    ]
  }
] as const;
